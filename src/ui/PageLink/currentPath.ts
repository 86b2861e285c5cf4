import { createContext } from 'react'

/** The path of the page that is shown, by which links know that they lead to it. */
export const CurrentPath = createContext('/')

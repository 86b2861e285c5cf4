export type Role = 'button' | 'link' | 'heading'

/** One page in one browser, with its own storage. Every wait throws after `TIMEOUT_MS`. */
export type Visitor = {
  /** Opens a path and waits until it is hydrated. @returns the status of the response */
  open: (path: string) => Promise<number>
  /** Presses Back, without waiting for the page. */
  goBack: () => Promise<void>
  /** Resizes the window, in CSS pixels. A browser may enforce a minimum width. */
  resize: (width: number, height: number) => Promise<void>
  /** Waits until the element is visible. */
  sees: (role: Role, name: string) => Promise<void>
  click: (role: Role, name: string) => Promise<void>
  /** Appends text to the input that a CSS selector finds. */
  type: (selector: string, text: string) => Promise<void>
  /** Runs a function in the page. It can use its arguments only, no outer variables. */
  evaluate: <Parameters extends unknown[], Result>(
    work: (...parameters: Parameters) => Result | Promise<Result>,
    ...parameters: Parameters
  ) => Promise<Result>
  /** Prints the page as a PDF, in browsers whose driver can. */
  print?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type Engine = {
  /** Opens a page of 1440 × 900 pixels with empty storage. */
  visit: (origin: string) => Promise<Visitor>
  close?: () => Promise<void>
}

export const TIMEOUT_MS = 30_000

export const isHydrated = () => 'hydrated' in document.documentElement.dataset

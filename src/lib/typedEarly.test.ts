// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { rememberTyped, restoreTyped } from './typedEarly.ts'

const FORM = `<input name="amount" value="10"><input name="typed" value="a">
  <input name="easa" type="checkbox"><textarea name="message"></textarea>
  <select name="unit"><option value="kg" selected></option><option value="lb"></option></select>`

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const values = () => ['amount', 'typed', 'message', 'unit'].map((name) => control(name).value)

beforeEach(() => {
  document.body.innerHTML = FORM
  control('typed').value = 'b'
  control('easa').checked = true
  control('message').value = 'two\nlines'
  control('unit').value = 'lb'
  control('message').focus()
  rememberTyped()
})

test('restores what was typed, and the focus, in controls that were rendered again', () => {
  document.body.innerHTML = FORM.replace('value="10"', 'value="20"')
  restoreTyped(document.body)
  expect(values()).toEqual(['20', 'b', 'two\nlines', 'lb'])
  expect(control('easa').checked).toBe(true)
  expect(document.activeElement).toBe(control('message'))
})

test('leaves controls alone that were hydrated in place, and later pages', () => {
  control('typed').value = 'c'
  restoreTyped(document.body)
  expect(values()).toEqual(['10', 'c', 'two\nlines', 'lb'])
  document.body.innerHTML = FORM
  restoreTyped(document.body)
  expect(values()).toEqual(['10', 'a', '', 'kg'])
})

import { beforeEach, expect, test } from 'vitest'
import { readChangedControls, writeControl } from './controls.ts'

const FORM = `<input name="amount" value="10"><input name="typed" value="a">
  <input name="easa" type="checkbox"><textarea name="message"></textarea>
  <select name="unit"><option value="kg" selected></option><option value="lb"></option></select>
  <select name="zone"><option value="utc"></option><option value="kw"></option></select>`

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = FORM
  control('typed').value = 'b'
  control('easa').checked = true
  control('message').value = 'two\nlines'
  control('unit').value = 'lb'
})

const TYPED = { typed: 'b', easa: 'yes', message: 'two\nlines', unit: 'lb' }

test('reads the controls that hold something else than what was rendered', () => {
  expect(readChangedControls(document.body)).toEqual(TYPED)
})

test('a list ignores a text that none of its options has', () => {
  writeControl(control('unit'), 'stone')
  expect(control('unit').value).toBe('lb')
})

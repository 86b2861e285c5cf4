// @vitest-environment happy-dom
import { FormApi } from '@tanstack/react-form'
import { expect, test, vi } from 'vitest'

test('does not dispatch form values as window events', () => {
  const dispatch = vi.spyOn(window, 'dispatchEvent')
  const form = new FormApi({ defaultValues: { message: '' } })
  const leave = form.mount()
  form.setFieldValue('message', 'my words')
  expect(form.state.values.message).toBe('my words')
  leave()
  expect(dispatch).not.toHaveBeenCalled()
})

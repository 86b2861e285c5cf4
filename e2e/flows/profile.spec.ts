import { readFile } from 'node:fs/promises'
import { mainMenu } from '../support/menu.ts'
import { expect, open, test } from '../support/test.ts'

test('read and download the profile', async ({ page, viewport }) => {
  await open(page, '/')
  const item = (await mainMenu(page)).getByRole('link', { name: 'Aero Profile' })
  await item.click()
  const dialog = page.getByRole('dialog', { name: 'Aero Company Profile' })
  if ((viewport?.width ?? 0) >= 768) {
    const type = () =>
      dialog
        .locator('iframe')
        .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.contentType)
    await expect.poll(type).toBe('application/pdf')
    await dialog.getByRole('button', { name: 'Close company profile' }).click()
    await expect(item).toBeFocused()
  } else {
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: 'Download PDF' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Aero-Company-Profile.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  }
  await expect(dialog).toBeHidden()
})

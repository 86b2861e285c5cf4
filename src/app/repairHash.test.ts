import { expect, test } from 'vitest'
import { repairHash } from './repairHash.ts'

test.each([
  ['/services/fuel%23instrument', '?amount=5&end=', '/services/fuel#instrument?amount=5&end='],
  ['/services/fuel%2523instrument%3Famount%3D5', '', '/services/fuel#instrument%3Famount%3D5'],
  ['/about-us/%23history', '', '/about-us#history'],
  ['/%23main', '?utm=a', '/#main?utm=a'],
])('reads the encoded hash of %s%s', (pathname, search, repaired) => {
  expect(repairHash({ pathname, search })).toBe(repaired)
})

test.each(['/nowhere%23instrument', '/services/fuel', '/services/fuel%2Ftool', '/%E0%A4%23a'])(
  'leaves %s as it is',
  (pathname) => expect(repairHash({ pathname, search: '' })).toBeUndefined(),
)

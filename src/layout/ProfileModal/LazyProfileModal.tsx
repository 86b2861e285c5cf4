import { type ComponentType, lazy, Suspense, useState } from 'react'
import { PROFILE_PDF } from '#lib/paths.ts'
import type { ProfileModalProps } from './ProfileModal.tsx'

const ProfileModal = lazy<ComponentType<ProfileModalProps>>(async () => {
  try {
    return { default: (await import('./ProfileModal.tsx')).ProfileModal }
  } catch {
    // The modal's code cannot be had, offline or after a deployment: the file itself will do.
    location.assign(PROFILE_PDF)
    return { default: () => null }
  }
})

/** Fetches the modal's code when it is first opened. */
export function LazyProfileModal({ open, onClose }: ProfileModalProps) {
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return <Suspense>{wanted && <ProfileModal open={open} onClose={onClose} />}</Suspense>
}

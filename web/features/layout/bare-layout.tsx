import { Outlet } from '@tanstack/react-router'

/** Placeholder. */
export default function BareLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}

import { Outlet } from '@tanstack/react-router'

/** Placeholder. */
export default function MainLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}

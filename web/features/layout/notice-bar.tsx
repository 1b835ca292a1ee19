import './notice-bar.css'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A quiet line above every page: what does not work as it should, and how to fix it. */
export const NoticeBar = ({ children }: { children: ReactNode }) => (
  <div className="notice-bar">
    <CircleAlert size={18} aria-hidden />
    <p>{children}</p>
  </div>
)

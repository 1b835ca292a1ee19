import './brand.css'

/** The mark: five strokes of answers rising to one line, and the name beside it. */
export const Brand = ({ isMarkOnly = false }: { isMarkOnly?: boolean }) => (
  <span className="brand">
    <svg viewBox="0 0 32 32" aria-hidden className="brand__mark">
      <rect width="32" height="32" rx="8" className="brand__field" />
      <path
        d="M8 23V12.5l8 7 8-7V23"
        className="brand__line"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="9.5" r="2" className="brand__dot" />
    </svg>
    <span className={isMarkOnly ? 'visually-hidden' : undefined}>Muster</span>
  </span>
)

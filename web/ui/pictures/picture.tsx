import { useState, type ReactNode } from 'react'

type PictureProps = {
  /** Its URL on this server; undefined if there is none. */
  url: string | undefined
  className: string
  /** The fallback if there is no picture or it cannot be loaded. */
  children: ReactNode
}

/** A picture of a person or an organization, shown beside their name (hence the empty alt text). */
export const Picture = ({ url, className, children }: PictureProps) => {
  const [lost, setLost] = useState<string>()
  if (url === undefined || url === lost) return children
  return <img className={className} src={url} alt="" onError={() => setLost(url)} />
}

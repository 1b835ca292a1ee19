import { useState, type ReactNode } from 'react'

type PictureProps = {
  /** Its address on this server; undefined where there is none. */
  url: string | undefined
  className: string
  /** Stands in for it where there is none, or where it cannot be had. */
  children: ReactNode
}

/** A picture of a person or an organization, beside the name that says whose it is. */
export const Picture = ({ url, className, children }: PictureProps) => {
  const [lost, setLost] = useState<string>()
  if (url === undefined || url === lost) return children
  return <img className={className} src={url} alt="" onError={() => setLost(url)} />
}

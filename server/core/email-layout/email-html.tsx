import { Fragment, type CSSProperties, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { directionOf, type Direction, type LanguageCode } from '../../../languages/index.ts'
import { darkStyle, fonts, light } from './colours.ts'
import { type MailBlock, type MailContent, type MailText, partsOf } from './email-content.ts'
import { mailWords } from './email-texts.ts'

/**
 * The look that all mails share: tables and inline styles, which every mail program knows. Nothing in it is
 * fetched from elsewhere: no images, no fonts. Nothing in it depends on left and right.
 */

// The one that mail programs have known longest.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/** The HTML part of a mail. */
export const renderMailHtml = (content: MailContent): string =>
  // Not a stream: for one React turns on async hooks (Node 20), which then slow every promise of the process down.
  doctype + renderToStaticMarkup(<Mail {...content} />)

function Mail({ language, subject, preview, heading, blocks, footnote }: MailContent) {
  const direction = directionOf(language)
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{`:root { color-scheme: light dark; supported-color-schemes: light dark; }${darkStyle}`}</style>
      </head>
      <body className="page" style={{ backgroundColor: light.page, margin: 0, padding: 0 }}>
        <Preheader>{preview}</Preheader>
        <Box
          className="page"
          width="100%"
          direction={direction}
          cell={{ backgroundColor: light.page, padding: '32px 12px' }}
          isCentred
        >
          <Box width="520" direction={direction} style={{ width: '100%', maxWidth: '520px' }}>
            <Line
              className="accent"
              style={{ ...small, fontSize: '16px', fontWeight: 700, margin: '0 8px 16px' }}
            >
              Muster
            </Line>
            <Box className="card" width="100%" direction={direction} cell={card}>
              <h1 className="ink" style={headline}>
                <Said text={heading} />
              </h1>
              {blocks.map((block, index) => (
                <Block key={index} block={block} language={language} />
              ))}
            </Box>
            <Line className="quiet" style={{ ...small, color: light.quiet, margin: '16px 8px 0' }}>
              <Said text={footnote} />
            </Line>
          </Box>
        </Box>
      </body>
    </html>
  )
}

const small: CSSProperties = { color: light.accent, fontFamily: fonts, fontSize: '13px', lineHeight: '20px' }
const text: CSSProperties = { fontFamily: fonts, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }
const aside: CSSProperties = { ...text, color: light.quiet, fontSize: '14px', lineHeight: '22px' }
const headline: CSSProperties = {
  ...text,
  color: light.ink,
  fontSize: '22px',
  lineHeight: '30px',
  fontWeight: 600,
}
const card: CSSProperties = {
  backgroundColor: light.card,
  border: `1px solid ${light.line}`,
  borderRadius: '12px',
  padding: '32px 28px 16px',
}
const codeBox: CSSProperties = {
  backgroundColor: light.page,
  border: `1px solid ${light.line}`,
  borderRadius: '8px',
  color: light.ink,
  fontFamily: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
  fontSize: '34px',
  fontWeight: 600,
  letterSpacing: '6px',
  lineHeight: '44px',
  margin: '0 0 20px',
  padding: '14px 8px',
  textAlign: 'center',
}
const button: CSSProperties = {
  backgroundColor: light.accent,
  borderRadius: '8px',
  color: light.onAccent,
  display: 'inline-block',
  fontFamily: fonts,
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '22px',
  padding: '13px 24px',
  textDecoration: 'none',
}

/**
 * A table of one cell: what mail programs know as a box. The inner element of a centred one keeps its own width. Where the
 * language runs from right to left each says so itself: many programs show a mail without its html and body elements.
 */
function Box({
  className,
  width,
  direction,
  style,
  cell,
  isCentred = false,
  children,
}: {
  className?: string
  width: string
  direction: Direction
  style?: CSSProperties
  cell?: CSSProperties
  isCentred?: boolean
  children: ReactNode
}) {
  const isFromRight = direction === 'rtl'
  return (
    <table
      role="presentation"
      dir={isFromRight ? direction : undefined}
      width={width}
      border={0}
      cellPadding={0}
      cellSpacing={0}
      style={style}
    >
      <tbody>
        <tr>
          <td
            className={className}
            align={isCentred ? 'center' : isFromRight ? 'right' : undefined}
            style={cell}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Line({
  className,
  style,
  children,
}: {
  className: string
  style: CSSProperties
  children: ReactNode
}) {
  return (
    <p className={className} style={style}>
      {children}
    </p>
  )
}

function Block({ block, language }: { block: MailBlock; language: LanguageCode }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Line className="ink" style={{ ...text, color: light.ink }}>
          <Said text={block.text} />
        </Line>
      )
    case 'aside':
      return (
        <Line className="quiet" style={aside}>
          <Said text={block.text} />
          {block.link && (
            <>
              {' '}
              <a
                href={block.link.href}
                className="accent"
                style={{ color: light.accent, textDecoration: 'underline' }}
              >
                {block.link.label}
              </a>
            </>
          )}
        </Line>
      )
    case 'facts':
      return (
        <Line className="ink" style={{ ...text, color: light.ink }}>
          {block.facts.map(({ label, value }, index) => (
            <Fragment key={label}>
              {index > 0 && <br />}
              {`${label}: `}
              <bdi>{value}</bdi>
            </Fragment>
          ))}
        </Line>
      )
    case 'said':
      return (
        <Line className="ink" style={{ ...text, color: light.ink }}>
          {block.text.split(/\r\n|\r|\n/).map((line, index) => (
            <Fragment key={index}>
              {index > 0 && <br />}
              <bdi>{line}</bdi>
            </Fragment>
          ))}
        </Line>
      )
    case 'code':
      return (
        <Line className="code" style={codeBox}>
          {block.code}
        </Line>
      )
  }
  return (
    <>
      <p style={{ margin: '24px 0' }}>
        <a href={block.href} className="button" style={button}>
          <Said text={block.label} />
        </a>
      </p>
      <Line className="quiet" style={aside}>
        {mailWords(language).line('frame.buttonFails')}
        <br />
        <a
          href={block.href}
          className="accent"
          style={{ color: light.accent, textDecoration: 'underline', wordBreak: 'break-all' }}
        >
          {block.href}
        </a>
      </Line>
    </>
  )
}

const Said = ({ text }: { text: MailText }) =>
  partsOf(text).map((part, index) =>
    typeof part === 'string' ? <Fragment key={index}>{part}</Fragment> : <bdi key={index}>{part.name}</bdi>,
  )

/** How many characters a list of mails shows at most; what follows the preview there would be the mail's first words. */
const previewLength = 150

function Preheader({ children }: { children: string }) {
  const filler = '\u00A0\u200C'.repeat(Math.max(0, previewLength - children.length))
  return (
    <div
      aria-hidden="true"
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {children + filler}
    </div>
  )
}

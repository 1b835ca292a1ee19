import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components'
import type { ReactNode } from 'react'
import { darkStyle, fonts, light } from './colours.ts'

/**
 * The look that all mails share. Importing it loads the whole component kit (about 0.3 s), so a mail is a
 * `.tsx` file of its own that its writer imports when the first such mail is sent:
 *
 *     const { InvitationMail } = await import('./invitation-mail.tsx')
 *     return writeMail('You are invited', <InvitationMail ... />)
 *
 * Nothing in it is fetched from elsewhere: no images, no fonts.
 */

/**
 * A whole mail. `preview`: what a list of mails shows beside the subject. `heading`: the sentence on top.
 * `footnote`: who sent this and why, in small print.
 */
export function MailLayout({
  preview,
  heading,
  children,
  footnote,
}: {
  preview: string
  heading: string
  children: ReactNode
  footnote: ReactNode
}) {
  return (
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{`:root { color-scheme: light dark; supported-color-schemes: light dark; }${darkStyle}`}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        className="page"
        style={{ backgroundColor: light.page, fontFamily: fonts, margin: 0, padding: '32px 12px' }}
      >
        <Container style={{ maxWidth: '520px' }}>
          <Text
            className="accent"
            style={{ color: light.accent, fontSize: '16px', fontWeight: 700, margin: '0 0 16px 8px' }}
          >
            Muster
          </Text>
          <Section
            className="card"
            style={{
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
              borderRadius: '12px',
              padding: '32px 28px',
            }}
          >
            <Heading
              as="h1"
              className="ink"
              style={{
                color: light.ink,
                fontSize: '22px',
                lineHeight: '30px',
                fontWeight: 600,
                margin: '0 0 16px',
              }}
            >
              {heading}
            </Heading>
            {children}
          </Section>
          <Text
            className="quiet"
            style={{ color: light.quiet, fontSize: '13px', lineHeight: '20px', margin: '16px 8px 0' }}
          >
            {footnote}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/** A paragraph; `isQuiet` for what matters less. */
export function MailParagraph({ children, isQuiet = false }: { children: ReactNode; isQuiet?: boolean }) {
  return (
    <Text
      className={isQuiet ? 'quiet' : 'ink'}
      style={{
        color: isQuiet ? light.quiet : light.ink,
        fontSize: isQuiet ? '14px' : '16px',
        lineHeight: isQuiet ? '22px' : '26px',
        margin: '0 0 16px',
      }}
    >
      {children}
    </Text>
  )
}

/** The one thing to do. Put the address as a `MailLink` below it as well: some programs show no buttons. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        className="button"
        style={{
          backgroundColor: light.accent,
          borderRadius: '8px',
          color: light.onAccent,
          fontSize: '16px',
          fontWeight: 600,
          padding: '14px 24px',
          textDecoration: 'none',
        }}
      >
        {children}
      </Button>
    </Section>
  )
}

/** An address in the text; without `children` it shows itself. */
export function MailLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <Link
      href={href}
      className="accent"
      style={{ color: light.accent, textDecoration: 'underline', wordBreak: 'break-all' }}
    >
      {children ?? href}
    </Link>
  )
}

/** A code, large, to be read and typed or marked with one double click. */
export function MailCode({ children }: { children: string }) {
  return (
    <Text
      className="code"
      style={{
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
        padding: '14px 8px 14px 14px',
        textAlign: 'center',
      }}
    >
      {children}
    </Text>
  )
}

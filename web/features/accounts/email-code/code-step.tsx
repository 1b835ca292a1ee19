import { Alert, Anchor, Button, Group, PinInput, Stack, Text } from '@mantine/core'
import { useId, useState, type ClipboardEvent, type FormEvent, type SubmitEvent } from 'react'
import { accounts, type SignInResult } from '../../../../contract/calls/accounts.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { accounts as messages } from '../../../../contract/messages/accounts.ts'
import { extractCode, codeLengths, plainCode } from '../../../../contract/shapes/one-time-code.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { isConnectionFailure } from '../../../core/api/call-error.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { storeCodeSent } from './pending-code.ts'
import { useCountdown } from './countdown.ts'
import { LoginFrame } from '../login-frame.tsx'
import { codeMailLanguage } from './code-mail-locale.ts'
import { CodeDeliveryHint } from './code-delivery-hint.tsx'
import { useLoginWords } from '../language/login-texts.ts'

type CodeStepProps = {
  email: string
  inviteCode: string | undefined
  /** In milliseconds. */
  sentAt: number
  /** How many digits the code has, where it has more than usual. */
  sentDigits: number | undefined
  onSignedIn: (answer: SignInResult) => void
  onChangeEmail: () => void
}

const usual = codeLengths[0].digits

/** How many digits the newest code has, where the server says that it has another number than was entered. */
const requiredDigits = (error: Error): number | undefined =>
  codeLengths.find(({ digits }) => error.message === messages.codeHasDigits(digits))?.digits

/** As a ref: whenever new boxes appear, the first has the focus. */
const focusFirst = (boxes: HTMLDivElement | null) => boxes?.querySelector('input')?.focus()

/** The second step: a box for each digit. The last digit submits; a wrong code leaves them empty and ready. */
export const CodeStep = (props: CodeStepProps) => {
  const { email, inviteCode, sentAt, sentDigits, onSignedIn, onChangeEmail } = props
  const id = useId()
  const { say, fill, failureOr } = useLoginWords()
  const [code, setCode] = useState('')
  const [digits, setDigits] = useState(sentDigits ?? usual)
  // Boxes that were full once do not submit what is pasted into them afterwards: emptied, they are new ones.
  const [emptied, setEmptied] = useState(0)
  const [hasOtherSigns, setHasOtherSigns] = useState(false)
  const [secondsLeft, startCountdown] = useCountdown(limits.otpResendSeconds, sentAt)
  const verify = useCommand(accounts.verifyOTP)
  const resend = useCommand(accounts.sendOTP)
  const invitation = inviteCode === undefined ? {} : { inviteCode }

  const empty = () => {
    setCode('')
    setHasOtherSigns(false)
    setEmptied((times) => times + 1)
  }
  const submit = (otp: string) => {
    if (verify.isPending) return
    verify.mutate(
      { email, otp, ...invitation },
      {
        onSuccess: onSignedIn,
        onError: (error) => {
          const newDigits = requiredDigits(error)
          if (newDigits !== undefined) {
            setDigits(newDigits)
            storeCodeSent(email, inviteCode, newDigits)
          }
          if (!isConnectionFailure(error)) empty()
        },
      },
    )
  }
  // The boxes take ASCII digits only, so the digits of other keyboards become such before they see them.
  const typePlainDigits = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return
    const typed = plainCode(target.value)
    target.value = typed
    setHasOtherSigns(/\D/.test(typed))
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (verify.isPending) return
    const typed = event.clipboardData.getData('text/plain')
    const whole = extractCode(typed, digits)
    const pasted = whole ?? plainCode(typed)
    const isPart = whole === undefined && pasted.length < digits && /^\d+$/.test(pasted)
    setHasOtherSigns(whole === undefined && !isPart && pasted !== '')
    if (whole !== undefined || isPart) setCode(pasted)
    if (isPart) event.currentTarget.querySelectorAll('input')[pasted.length]?.focus()
    if (whole === undefined) return
    setDigits(whole.length)
    submit(whole)
  }
  const sendAgain = () =>
    resend.mutate(
      { email, ...invitation, ...codeMailLanguage() },
      {
        onSuccess: ({ codeLength }) => {
          verify.reset()
          empty()
          setDigits(codeLength ?? usual)
          storeCodeSent(email, inviteCode, codeLength)
          startCountdown(limits.otpResendSeconds)
        },
        onError: ({ retryAfterMs }) =>
          retryAfterMs !== null && startCountdown(Math.ceil(retryAfterMs / 1000)),
      },
    )

  return (
    <LoginFrame
      title={say('codeStep.enterYourCode')}
      intro={
        <>
          {fill(
            'codeStep.theDigitsOfTheCode',
            {
              email: <strong dir="auto">{email}</strong>,
              link: (
                <Anchor component="button" type="button" onClick={onChangeEmail} inherit>
                  {say('codeStep.changeEMail')}
                </Anchor>
              ),
            },
            { digits },
          )}
        </>
      }
    >
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (code.length === digits) submit(code)
        }}
      >
        <Stack gap="md">
          <CodeDeliveryHint />
          <fieldset
            className="login__fieldset"
            dir="ltr"
            onPasteCapture={paste}
            onChangeCapture={typePlainDigits}
          >
            <legend className="visually-hidden">{say('codeStep.oneTimeCode')}</legend>
            <PinInput
              key={emptied}
              id={id}
              rootRef={focusFirst}
              classNames={{
                root: digits > usual ? 'login__digits login__digits--long' : 'login__digits',
                input: 'login__digit',
              }}
              length={digits}
              type="number"
              size="lg"
              gap="xs"
              placeholder=""
              value={code}
              onChange={setCode}
              onComplete={submit}
              error={verify.isError}
              readOnly={verify.isPending}
              getInputProps={(index) => ({
                'aria-label': say('codeStep.digitOf', { index: index + 1, digits }),
              })}
            />
          </fieldset>
          {hasOtherSigns && (
            <Alert color="yellow" role="alert">
              {say('codeStep.digitsOnly', { digits })}
            </Alert>
          )}
          {verify.isError && (
            <Alert color="red" role="alert">
              {failureOr(verify.error, failureTexts.verifyOtp)}
            </Alert>
          )}
          <Button
            type="submit"
            size="md"
            fullWidth
            loading={verify.isPending}
            disabled={code.length < digits}
          >
            {say('codeStep.signIn')}
          </Button>
          <Group justify="center" gap="xs" mih={36}>
            {secondsLeft > 0 ? (
              <Text size="sm" c="dimmed" className="figures">
                {say('codeStep.youCanAskForA', { secondsLeft })}
              </Text>
            ) : (
              <Button variant="subtle" size="sm" onClick={sendAgain} loading={resend.isPending}>
                {say('codeStep.sendANewCode')}
              </Button>
            )}
          </Group>
          {resend.isError && (
            <Alert color="red" role="alert">
              {failureOr(resend.error, failureTexts.sendOtp)}
            </Alert>
          )}
          {resend.isSuccess && <output className="visually-hidden">{say('codeStep.aNewCodeWasSent')}</output>}
        </Stack>
      </form>
    </LoginFrame>
  )
}

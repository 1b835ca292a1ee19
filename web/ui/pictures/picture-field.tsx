import { DialogBody } from '../dialogs/dialog-body.tsx'
import './picture-field.css'
import { Alert, Box, Button, FileButton, Group, Loader, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { images, type ImageOwner } from '../../../contract/calls/images.ts'
import { invalidateCalls, useCommand } from '../../core/api/queries.ts'
import { failureText } from '../../core/api/call-error.ts'
import { send } from '../../core/api/call.ts'
import { notifyDone } from '../feedback/notify.ts'
import { readDataUrl, pictureTypes } from './picture-file.ts'
import { Picture } from './picture.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type PictureFieldProps = {
  owner: ImageOwner
  /** What it is, as in "Your photo". */
  name: string
  /** The URL of the stored picture; undefined if there is none. */
  url: string | undefined
  shape: 'round' | 'square'
  /** Shown if there is no picture: initials. */
  standIn: ReactNode
  /** What replaces the picture once it is removed, as a sentence. */
  afterwards: string
}

/** Shows a picture and changes it: choose a file, take a photo on a phone, or drop a file here. */
export const PictureField = ({ owner, name, url, shape, standIn, afterwards }: PictureFieldProps) => {
  const [isOver, setOver] = useState(false)
  const chooseRef = useRef<HTMLButtonElement>(null)
  const { upload, choose, giveUp } = useUpload(owner, name)
  const isBusy = upload.isPending
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file && !isBusy) choose(file)
  }
  return (
    <Stack gap="sm">
      <Box
        component="fieldset"
        className="picture"
        data-over={isOver || undefined}
        aria-label={name}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div className="picture__frame" data-shape={shape} data-busy={isBusy || undefined}>
          <Picture url={url} className="picture__image">
            <span aria-hidden>{standIn}</span>
          </Picture>
        </div>
        <div className="picture__controls">
          <Group gap="xs">
            <FileButton accept={pictureTypes} onChange={(file) => file && choose(file)}>
              {({ onClick }) => (
                // It stays mounted while uploading, so that the focus is not lost.
                <Button
                  ref={chooseRef}
                  variant="default"
                  size="xs"
                  aria-disabled={isBusy}
                  onClick={isBusy ? undefined : onClick}
                  leftSection={isBusy && <Loader size="xs" aria-hidden />}
                >
                  {isBusy
                    ? t(texts, 'pictureField.uploading')
                    : url === undefined
                      ? t(texts, 'pictureField.chooseAPicture')
                      : t(texts, 'pictureField.changePicture')}
                </Button>
              )}
            </FileButton>
            {isBusy && (
              <Button variant="subtle" size="xs" onClick={giveUp}>
                {t(texts, 'pictureField.cancel')}
              </Button>
            )}
            {url !== undefined && !isBusy && (
              <Remove
                owner={owner}
                name={name}
                afterwards={afterwards}
                onRemoved={() => chooseRef.current?.focus()}
              />
            )}
          </Group>
          <Text size="xs" c="dimmed">
            {t(texts, 'pictureField.kinds')}{' '}
            <span className="picture__drop">{t(texts, 'pictureField.youCanAlsoDropA')}</span>
          </Text>
        </div>
      </Box>
      {upload.isError && !isBusy && (
        <Alert color="red" role="alert" title={t(texts, 'pictureField.wasNotChanged', { name })}>
          {failureText(upload.error)}
        </Alert>
      )}
    </Stack>
  )
}

/**
 * The new picture is shown only once the server has accepted and downscaled it: a small file can hold so many pixels
 * that drawing it would freeze the page.
 */
const useUpload = (owner: ImageOwner, name: string) => {
  const client = useQueryClient()
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])
  const upload = useMutation({
    mutationFn: async (file: File) => {
      // Abortable from the start: reading a file from a remote location takes a while too.
      sending.current = new AbortController()
      const { signal } = sending.current
      try {
        const data = await readDataUrl(file, signal)
        await send(images.uploadImage, { imageData: { ...owner, data } }, { signal })
      } catch (error) {
        // Cancelling shows no error. The server may have stored the picture already, so refetch it.
        if (!signal.aborted) throw error
        await invalidateCalls(client, images.uploadImage.touches ?? [])
        return
      }
      await invalidateCalls(client, images.uploadImage.touches ?? [])
      notifyDone(t(texts, 'pictureField.wasSaved', { name }))
    },
  })
  return {
    upload,
    choose: (file: File) => upload.mutate(file),
    giveUp: () => sending.current?.abort(),
  }
}

type RemoveProps = Pick<PictureFieldProps, 'owner' | 'name' | 'afterwards'> & { onRemoved: () => void }

const Remove = ({ owner, name, afterwards, onRemoved }: RemoveProps) => {
  const [isOpen, { open, close }] = useDisclosure(false)
  const remove = useCommand(images.deleteImage)
  const confirm = () =>
    remove.mutate(owner, {
      onSuccess: () => {
        notifyDone(t(texts, 'pictureField.wasRemoved', { name }))
        close()
        onRemoved()
      },
    })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="xs"
        onClick={() => {
          remove.reset()
          open()
        }}
      >
        {t(texts, 'pictureField.remove')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t(texts, 'pictureField.removeWhat', { what: name.toLowerCase() })}
      >
        <DialogBody
          actions={
            <>
              <Button variant="default" onClick={close} data-autofocus>
                {t(texts, 'pictureField.keepIt')}
              </Button>
              <Button color="red" loading={remove.isPending} onClick={confirm}>
                {t(texts, 'pictureField.remove')}
              </Button>
            </>
          }
        >
          <Text>{afterwards}</Text>
          {remove.isError && (
            <Alert color="red" role="alert" title={t(texts, 'pictureField.wasNotRemoved', { name })}>
              {failureText(remove.error)}
            </Alert>
          )}
        </DialogBody>
      </Modal>
    </>
  )
}

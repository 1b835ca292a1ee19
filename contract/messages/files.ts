/** Pictures, and reports as files. */

export const files = {
  imageOwnerUnknown: 'Only people (users) and organizations (organizations) can have pictures.',
  imageNotSent:
    'This isn’t a picture in the form browsers send (a base64 data URL). Please choose the file again.',
  imageEmpty: 'This file is empty. Please choose another one.',
  imageTooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  imageUnknown: 'This picture can’t be read. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF file.',
  imageDrawing:
    'SVG drawings can contain programs, so they aren’t accepted. Save it as a PNG file and choose that.',
  imageHeic:
    'HEIC pictures can’t be read here. Save it as a JPEG file and choose that, or take a new photo here.',
  imageLies:
    'This file’s type doesn’t match its content. Save it again as a JPEG or PNG file and choose that.',
  imageBroken: 'This picture is damaged or incomplete. Please choose another one.',
  imageTooManyPixels: 'This picture has more than 50 million pixels. Make it smaller and choose it again.',
  imageTooManyPixelsOfAvif:
    'This AVIF picture has more than 16 million pixels. Make it smaller, or save it as a JPEG file and choose that.',
  imageTooMuch: 'This picture takes too much memory to read. Make it smaller and choose it again.',
  imageTooSlow: 'This picture takes too long to read. Save it again as a JPEG file and choose that.',
  imagesBusy: 'Many pictures are being read right now. Nothing was changed; please try again shortly.',
  exportsBusy: 'Many files are being created right now. Please try again shortly.',
  exportsYours: (most: number) =>
    `Muster is already creating ${most} files for you. Try again when one of them is ready.`,
  exportTooSlow:
    'This file takes too long to create right now. Nothing was changed; please try again, or choose the other format.',
  filesAway: 'Muster can’t reach its storage for pictures. Nothing was changed; please try again shortly.',
  filesRefused:
    'The storage for pictures refuses this server’s requests. Nothing was changed; please tell the people who run the server.',
} as const

/** Pictures, and reports as files. */

export const files = {
  imageOwnerUnknown: 'Only people (users) and organizations (organizations) have pictures.',
  imageNotSent:
    'This is not a picture as a browser sends one (a base64 data URL). Please choose the file again.',
  imageEmpty: 'This file is empty. Please choose another one.',
  imageTooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  imageUnknown: 'This is no picture that can be read here. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF file.',
  imageDrawing: 'Drawings in SVG can hold programs and are not taken. Save it as a PNG file and choose that.',
  imageHeic:
    'Pictures in the format HEIC cannot be read here. Save it as a JPEG file and choose that, or take a new photo here.',
  imageLies:
    'This file says that it is one kind of picture and is another. Save it again as a JPEG or PNG file and choose that.',
  imageBroken: 'This picture is damaged or not complete. Please choose another one.',
  imageTooManyPixels: 'This picture has more than 50 million pixels. Make it smaller and choose it again.',
  imageTooManyPixelsOfAvif:
    'This AVIF picture has more than 16 million pixels. Make it smaller, or save it as a JPEG file and choose that.',
  imageTooMuch: 'It takes too much memory to read this picture. Make it smaller and choose it again.',
  imageTooSlow: 'It takes too long to read this picture. Save it again as a JPEG file and choose that.',
  imagesBusy: 'Many pictures are being read at the moment. Nothing was changed; please try again shortly.',
  exportsBusy: 'Many files are being made at the moment. Please try again shortly.',
  exportsYours: (most: number) =>
    `${most} files are being made for you already. Nothing was lost; ask again when one of them is there.`,
  exportTooSlow:
    'It takes too long to make this file now. Nothing was changed; please try again, or choose the other format.',
  filesAway:
    'Muster cannot reach the place where it keeps pictures. Nothing was changed; please try again shortly.',
  filesRefused:
    'The place where pictures are kept does not take what this server asks of it. Nothing was changed; please tell the people who run the server.',
} as const

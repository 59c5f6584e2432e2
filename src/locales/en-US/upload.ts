/** Choosing, cropping and sending a file. */
export default {
  'upload.choose': 'Choose a file',
  'upload.drop': 'or drop a file here',
  'upload.unnamed': 'Uploaded file',
  'upload.begun': 'Uploading {name}',
  'upload.sending': 'Uploading {name}, {percent}%',
  'upload.done': '{name} has been uploaded',
  'upload.failed': '{name} could not be uploaded',
  'upload.refused.type': 'This file is not in an accepted format. Choose another one.',
  'upload.refused.unsafe':
    'This file has macros, content that runs by itself or another file in it. Save it without them and try again.',
  'upload.refused.damaged':
    'This file is not complete or cannot be opened. Get it again, and then choose it anew.',
  'upload.refused.unread':
    'This file cannot be read. It may have been moved, changed or deleted. Choose it again.',
  'upload.refused.tooMuch':
    'The server takes no file as large as this. Make it smaller and choose it again.',
  'upload.refused.locked':
    'This file opens with a password, so nobody can review it. Remove the password and choose it again.',
  'upload.refused.heic':
    'This is a HEIC photo, as iPhones take them. Save it as JPG and try again, or upload a screenshot of it.',
  'upload.refused.picture':
    'This is a {format} picture. Save it as JPG or PNG and try again, or upload a screenshot of it.',
  'upload.refused.document': 'This is a file in {format} format. Save it as PDF and try again.',
  'upload.refused.size': 'This file is too large. Make it {size} MB or smaller.',
  'upload.refused.empty': 'This file is empty. Choose another one.',
  'upload.refused.pixels': 'The picture must be at least {width}×{height} pixels.',
  'upload.crop.area': 'Crop area. Move the picture with the arrow keys',
  'upload.crop.zoom': 'Zoom',
  'upload.crop.zoomOut': 'Zoom out',
  'upload.crop.zoomIn': 'Zoom in',
  'upload.crop.turn': 'Angle',
  'upload.crop.turnLeft': 'Turn left',
  'upload.crop.turnRight': 'Turn right',
  'upload.crop.reset': 'Reset',
  'upload.hint.file':
    'PDF, Word, JPG or PNG, up to 10 MB. We remove place and time from photos before upload.',
  'upload.hint.image':
    'JPG or PNG, up to 2 MB. We remove place and time from photos before upload.',
  'upload.photo.alt': 'My ID photo',
  'upload.photo.choose': 'Choose ID photo',
  'upload.photo.change': 'Change ID photo',
  'upload.photo.crop': 'Crop ID photo',
} as const;

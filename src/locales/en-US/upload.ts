/** Choosing, cropping and sending a file. */
export default {
  'upload.choose': 'Choose a file',
  'upload.drop': 'Or drop a file here',
  'upload.unnamed': 'Uploaded file',
  'upload.sending': 'Uploading {name}, {percent}%',
  'upload.failed': '{name} could not be uploaded',
  'upload.refused.type': 'The content is not of an accepted format. Choose another file.',
  'upload.refused.unsafe':
    'The file holds macros or content that runs by itself. Save it without them.',
  'upload.refused.size': 'The file is too large. Make it {size} MB or smaller first.',
  'upload.refused.empty': 'The file is empty. Choose another one.',
  'upload.refused.pixels': 'The picture needs at least {width}×{height} pixels.',
  'upload.crop.area': 'Crop area; the arrow keys move the picture',
  'upload.crop.zoom': 'Zoom',
  'upload.crop.zoomOut': 'Zoom out',
  'upload.crop.zoomIn': 'Zoom in',
  'upload.crop.turn': 'Angle',
  'upload.crop.turnLeft': 'Turn left',
  'upload.crop.turnRight': 'Turn right',
  'upload.crop.reset': 'Reset',
  'upload.hint.file':
    'PDF, Word, JPG or PNG, at most 10 MB; place and time in a photo are taken out before it is sent.',
  'upload.hint.image':
    'JPG or PNG, at most 2 MB; place and time in a photo are taken out before it is sent.',
  'upload.photo.alt': 'My ID photo',
  'upload.photo.choose': 'Choose ID photo',
  'upload.photo.change': 'Change ID photo',
  'upload.photo.crop': 'Crop ID photo',
} as const;

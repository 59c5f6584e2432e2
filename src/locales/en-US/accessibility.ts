export default {
  'accessibility.title': 'Large text, reading aloud, accessibility',
  'accessibility.size': 'Text size',
  'accessibility.contrast': 'More contrast',
  'accessibility.kept': 'Kept on this device, for all pages.',
  'accessibility.reading': 'Read this page aloud',
  'accessibility.reading.idle': 'Start reading',
  'accessibility.reading.playing': 'Pause',
  'accessibility.reading.paused': 'Continue reading',
  'accessibility.reading.stop': 'Stop reading',
  'accessibility.reading.hint':
    'Reads the main text with the device’s own voice. It goes on after this window is closed, and ends when you leave the page.',
  'accessibility.reading.speed': 'Reading speed',
  'accessibility.reading.speed.1': 'Normal',
  'accessibility.reading.speed.0.75': 'Slow',
  'accessibility.reading.speed.0.5': 'Slower',
  'accessibility.statement': 'Accessibility statement',
  'accessibility.statement.aim':
    'This site follows the Chinese law on barrier-free environments and GB/T 37668-2019. Its aim is level AA of WCAG 2.2, which is checked before each release.',
  'accessibility.statement.keyboard':
    'Everything can be done by keyboard alone, and the focus is always visible.',
  'accessibility.statement.reader':
    'Pages have headings, landmarks and labelled fields for screen readers.',
  'accessibility.statement.zoom':
    'Text can be enlarged to 175% and pages zoomed to 200%. There is a dark theme, and more contrast.',
  'accessibility.statement.captcha':
    'If you cannot read a picture code, use a code by SMS or e-mail instead.',
  'accessibility.statement.limits':
    'Known gaps: attachments and pictures of employers may have no text alternative. Please contact us if you need their content.',
  'accessibility.report': 'Report a barrier',
  'accessibility.report.hint':
    'If something does not work for you, tell us which page it was, and which device or assistive software you use.',
  'accessibility.report.mail': 'Report by e-mail',
  'accessibility.report.subject': '{title}: accessibility report',
  'accessibility.report.body':
    'Page: {page}\nWhat went wrong:\nDevice, browser or assistive software:\n',
} as const;

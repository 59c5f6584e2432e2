export default {
  'offline.title': 'You are offline',
  'offline.hint':
    'There is no connection. These dates are kept on this device; the dates on the server are the ones that count.',
  'offline.reload': 'Open the site again',
  'offline.dates': 'Dates to come',
  'offline.none': 'No dates to come.',
  'offline.empty': 'No dates are kept on this device.',
  'offline.deliveries': 'Current applications: ',
  'offline.savedAt': 'Kept at: ',
  'offline.kind.closing': 'Closing date',
  'offline.kind.interview': 'Interview',
  'offline.kind.activity': 'Event',
  'offline.kind.deadline': 'Deadline',
  'offline.kind.publicity': 'Public notice',
  'offline.keep': 'Keep interviews and deadlines on this device, to read without a connection',
  'offline.keep.hint':
    'Removed when you sign out. Not kept on shared devices unless you choose so.',
} as const;

export default {
  'alerts.offer':
    'Remind you an hour before interviews, a day before saved positions close, and of new notifications? Works while this site is open.',
  'alerts.turnOn': 'Turn on reminders',
  'alerts.notNow': 'No, thanks',
  'alerts.turnOff': 'Turn off reminders',
  'alerts.state.on':
    'Reminders are on: an hour before interviews, a day before saved positions close, and for new notifications, while this site is open.',
  'alerts.state.off': 'Reminders are off.',
  'alerts.state.denied':
    'Your browser does not allow reminders from this site. You can change that in its site settings.',
  'alerts.interview': 'Interview within an hour',
  'alerts.closing': 'A saved position closes tomorrow',
  'alerts.news': 'New notification',
  'alerts.news.unread': '{count, number} unread',
} as const;

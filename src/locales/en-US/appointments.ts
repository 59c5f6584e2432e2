import type zh from '../zh-CN/appointments';

export default {
  'account.appointments.title': 'My interviews',
  'account.appointments.intro':
    'When and where, and what to bring. Choose a time or ask for another one here.',
  'appointments.choose.title': 'Choose an interview time',
  'appointments.choose.label': 'Choose an interview time: {name}',
  'appointments.one.title': 'Interview',
  'appointments.all': 'See all interviews',
  'appointments.failed': 'Your interviews did not load',
  'appointments.none': 'There is no interview for this application at present',
  'appointments.none.hint':
    'You are told when one is arranged. See the application for its progress.',
  'appointments.notFound': 'This interview was not found',
  'appointments.notFound.hint': 'The link may be out of date or belong to another account.',
  'appointments.standing.choose':
    'Please choose a time. If none suits you, ask for another one below.',
  'appointments.standing.late':
    'The time to choose has passed. Please give a reason and ask the employer for another time.',
  'appointments.standing.coming': 'Your interview time is set. Please be on time.',
  'appointments.standing.waiting':
    'You asked for another time and wait for the answer. If it is granted, choose again; if not, the time you booked remains valid.',
  'appointments.standing.past':
    'The time of this interview has passed. You will be told the result.',
  'appointments.done.booked': 'Booked. Please come to the interview at the time below.',
  'appointments.done.asked': 'Your request was sent. You are told when the employer answers.',
  'appointments.problem.taken':
    'The time you chose, {at}, was just taken. The seats are up to date now: please choose another time.',
  'appointments.problem.moved':
    'This application has moved on meanwhile. Below is how it stands now.',
  'appointments.slots': 'Times to choose from',
  'appointments.slots.failed': 'The times did not load',
  'appointments.slots.empty': 'There is no time to choose from at present',
  'appointments.slots.emptyHint': 'Ask for another time below, or get in touch with the employer.',
  'appointments.slots.full': 'Every time is full. Please ask for another one below.',
  'appointments.slot.missing': 'Choose an interview time',
  'appointments.seats.left': '{count, plural, one {# seat left} other {# seats left}}',
  'appointments.seats.full': 'Full',
  'appointments.seats.begun': 'Already begun',
  'appointments.book': 'Book this time',
  'appointments.clash.interview.overlap':
    'At the same time as the interview for “{title}” ({from}–{to})',
  'appointments.clash.interview.sameDay':
    'On the same day as the interview for “{title}” ({from}–{to})',
  'appointments.clash.activity.overlap': 'At the same time as the activity “{title}” ({from}–{to})',
  'appointments.clash.activity.sameDay': 'On the same day as the activity “{title}” ({from}–{to})',
  'appointments.clash.deadline': 'Due that day by {from}, for “{title}”: {step}',
  'appointments.time': 'Time',
  'appointments.place': 'Place',
  'appointments.online': 'Online interview',
  'appointments.isOnline': 'Online',
  'appointments.contact': 'Contact',
  'appointments.instructions': 'What to prepare',
  'appointments.event': 'Interview: {name}',
  'appointments.newTime.move': 'Ask for another time',
  'appointments.newTime.other': 'None suits you? Ask for another time',
  'appointments.newTime.moveHint':
    'If the employer agrees, you choose again and this booking is void; if not, it remains valid.',
  'appointments.newTime.otherHint':
    'If the employer agrees, you get new times to choose from; if not, please choose one of these.',
  'appointments.newTime.reason': 'Reason',
  'appointments.newTime.preferred': 'Time you would prefer',
  'appointments.newTime.preferredHint': 'For example: an afternoon after next Wednesday.',
  'appointments.newTime.send': 'Send the request',
  'appointments.view': 'View',
  'appointments.view.list': 'List',
  'appointments.view.month': 'Month',
  'appointments.empty': 'You have no interviews yet',
  'appointments.empty.hint':
    'Once the qualification review is passed, the employer arranges an interview, which is shown here.',
  'appointments.empty.action': 'See my applications',
  'appointments.group.toChoose': 'Time to be chosen',
  'appointments.group.coming': 'Coming',
  'appointments.group.past': 'Past',
  'appointments.open.coming': 'Details or another time',
  'appointments.open.coming.label': 'Details or another time: {name}',
  'appointments.open.waiting': 'See the request',
  'appointments.open.waiting.label': 'See the request: {name}',
  'appointments.month.interview': 'Interview: {name}',
  'appointments.month.activity': 'Activity: {name}',
  'appointments.month.deadline': 'Due: {name}, {step}',
} as const satisfies Record<keyof typeof zh, string>;

/**
 * Ids that tests and seeds may rely on, at the base scale. Properties of the positions are set in `exampleTraits`
 * (examplePositions.ts).
 */
export const examples = {
  /** Open, social, bachelor of computing, no limit of source; closes in 20 days. */
  openSocialPosition: '200001',
  /** Closed 40 days ago. */
  closedPosition: '200002',
  /** Open, closes tomorrow. */
  closingSoonPosition: '200003',
  /** Open, with every requirement a position can have: degree, majors, sources, age, party, years, certificate. */
  demandingPosition: '200004',
  /** Cancelled before it closed. */
  cancelledPosition: '200005',
  /** Closed 5 days ago, applications under review. */
  reviewingPosition: '200006',
  /** Open, for graduates. */
  campusPosition: '200007',
  /** Open, an internship. */
  internPosition: '200008',
  /** Open, no education, major, source, age or certificate asked for. */
  unlimitedPosition: '200009',
  /** Open, only for spouses of service members in active service. */
  spousePosition: '200010',
  /** Open, asks for a doctorate: most people are not eligible. */
  doctorPosition: '200011',
  /** Open, published today. */
  newPosition: '200012',
  /** A group with branches and units. */
  rootEnterprise: '10001',
  /** A branch of that group. */
  branchEnterprise: '10002',
  /** A unit of that branch. */
  leafEnterprise: '10003',
  pinnedNotice: '3001',
  publicityNotice: '3003',
  enrollingActivity: '4001',
  upcomingActivity: '4002',
  runningActivity: '4003',
  endedActivity: '4004',
  /** Enrolling, but its first session has no seat left. */
  fullSessionActivity: '4005',
  question: '5001',
} as const;

import type { Contract } from './document';
import type { Token } from './known';
import type { Reader } from './puzzle';
import type { Session } from './session';
import type { Step } from './step';
import { applyingSteps } from './steps/applying';
import { codeSteps } from './steps/codes';
import { contentSteps, fileSteps, ssoSteps, termSteps } from './steps/content';
import { uploadSteps } from './steps/files';
import { type Login, loginSteps, wrongLoginSteps } from './steps/login';
import { asVisitor } from './steps/make';
import { newcomerSteps } from './steps/newcomer';
import { personSteps, unknownValues } from './steps/person';
import { positionSteps } from './steps/positions';
import { logoutSteps, personStartUp, visitorSteps } from './steps/session';
import { writeSteps } from './steps/writes';

export interface Means {
  session: Session;
  reader: Reader;
  login?: Login;
  token?: Token;
  mobile?: string;
}

/** Calls of signed-in people, made by a visitor. */
function closedSteps({ operations }: Contract): Step[] {
  return operations
    .filter(({ needsUser }) => needsUser)
    .map(({ id, method }) => asVisitor(id, unknownValues[id], method === 'POST'));
}

/** Everything that is tried, in the order in which answers give the values for later calls. */
export function planOf(document: Contract, means: Means): Step[] {
  const { session, reader, login, token, mobile } = means;
  return [
    ...visitorSteps(session),
    ...termSteps,
    ...positionSteps,
    ...contentSteps,
    ...fileSteps,
    ...ssoSteps,
    ...wrongLoginSteps(reader),
    ...codeSteps(mobile),
    ...closedSteps(document),
    ...(login ? loginSteps(session, login, reader) : []),
    ...personStartUp(session, token),
    ...personSteps,
    ...writeSteps,
    ...uploadSteps,
    ...applyingSteps,
    ...newcomerSteps({ session, reader, mobile }),
    ...(login ? logoutSteps(session) : []),
  ];
}

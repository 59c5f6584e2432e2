import { daysOf } from '../clock';
import { noPersona } from '../login';
import { type Persona, personaOf } from '../personas';
import { ok, type Reply } from '../reply';
import type { Ctx } from '../route';
import { type Scenario, scenarioOf } from '../scenarios';

const spacePattern = /^[A-Za-z0-9_-]{1,40}$/;

interface Switches {
  persona?: Persona | '';
  server?: Scenario;
  days?: number;
  space?: string;
}

/** Set-Cookie of each given switch, and of the mark that shows the banner in the portal. */
export function switchCookies({ persona, server, days, space }: Switches): string[] {
  return [
    ...(persona ? [`preview_persona=${persona}; Path=/`] : []),
    ...(persona === '' ? [noPersona['Set-Cookie']] : []),
    ...(server === undefined ? [] : [`preview_server=${server}; Path=/`]),
    ...(days === undefined ? [] : [`preview_days=${days}; Path=/`]),
    ...(space === undefined
      ? []
      : [`preview_space=${spacePattern.test(space) ? space : 'default'}; Path=/`]),
    'preview_banner=1; Path=/',
  ];
}

/** `POST /__preview/switch`: sets the given switches; the others stay. */
export function setSwitches({ body }: Ctx): Reply {
  const cookies = switchCookies({
    ...(body.has('persona') ? { persona: personaOf(body.text('persona')) ?? '' } : {}),
    ...(body.has('server') ? { server: scenarioOf(body.text('server')) } : {}),
    ...(body.has('days') ? { days: daysOf(body.text('days')) } : {}),
    ...(body.has('space') ? { space: body.text('space') } : {}),
  });
  return ok(null, { headers: { 'Set-Cookie': cookies }, bringsToken: true });
}

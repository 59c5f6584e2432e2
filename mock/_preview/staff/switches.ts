import { daysOf } from '../clock';
import { noPersona } from '../login';
import { type Persona, personaOf } from '../personas';
import { fail, ok, type Reply } from '../reply';
import type { Ctx } from '../route';
import { type Scenario, scenarioOf } from '../scenarios';

const spacePattern = /^[A-Za-z0-9_-]{1,40}$/;

interface Switches {
  persona?: Persona | '';
  server?: Scenario;
  days?: number;
  space?: string;
}

/** The refusal of a data space that no cookie can name; undefined for a good one. */
export function spaceRefusal(space: string): Reply | undefined {
  return spacePattern.test(space)
    ? undefined
    : fail('VALIDATION', '数据空间的名称只能用字母、数字、短横线和下划线，最多 40 个');
}

/** Set-Cookie of each given switch, and of the mark that shows the banner in the portal. */
export function switchCookies({ persona, server, days, space }: Switches): string[] {
  return [
    ...(persona ? [`preview_persona=${persona}; Path=/`] : []),
    ...(persona === '' ? [noPersona['Set-Cookie']] : []),
    ...(server === undefined ? [] : [`preview_server=${server}; Path=/`]),
    ...(days === undefined ? [] : [`preview_days=${days}; Path=/`]),
    ...(space === undefined ? [] : [`preview_space=${space}; Path=/`]),
    'preview_banner=1; Path=/',
  ];
}

/** `POST /__preview/switch`: sets the given switches; the others stay. */
export function setSwitches({ body }: Ctx): Reply {
  const space = body.text('space') || 'default';
  const refusal = spaceRefusal(space);
  if (refusal) {
    return refusal;
  }
  const cookies = switchCookies({
    ...(body.has('persona') ? { persona: personaOf(body.text('persona')) ?? '' } : {}),
    ...(body.has('server') ? { server: scenarioOf(body.text('server')) } : {}),
    ...(body.has('days') ? { days: daysOf(body.text('days')) } : {}),
    ...(body.has('space') ? { space } : {}),
  });
  return ok(null, { headers: { 'Set-Cookie': cookies }, bringsToken: true });
}

import type { Person } from './people';
import { personByLoginName } from './people';
import type { PreviewStore } from './store';

/** Every value of the cookie `preview_persona` (docs/product.md, Preview). */
export const personas = ['visitor', 'newcomer', 'complete', 'deliveries', 'reviewer'] as const;

export type Persona = (typeof personas)[number];

export const personaLabels: Record<Persona, string> = {
  visitor: '访客（未登录）',
  newcomer: '新注册的求职者',
  complete: '简历完整的求职者',
  deliveries: '有各种投递的求职者',
  reviewer: '审核人',
};

/** The persona a cookie names; without a known name nobody is impersonated. */
export function personaOf(value: string | undefined): Persona | undefined {
  return personas.find((persona) => persona === value);
}

/** The account behind a persona; the visitor has none. */
export function personOfPersona(store: PreviewStore, persona: Persona): Person | undefined {
  return persona === 'visitor'
    ? undefined
    : personByLoginName(store, persona === 'reviewer' ? 'censor' : persona);
}

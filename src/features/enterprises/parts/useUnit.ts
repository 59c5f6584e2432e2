import { named, useById } from '@/hooks/useById';
import type { CallOptions } from '@/request/types';
import { getEnterpriseIntroduction } from '@/services/recruitment';

/** A unit that the server calls its own superior has none. */
const view = named(async (id: string, options?: CallOptions) => {
  const unit = await getEnterpriseIntroduction(id, options);
  return unit.parent?.id === unit.id ? { ...unit, parent: undefined } : unit;
});

/** An enterprise in full; null when there is none with this id. */
export const useUnit = (id: string) => useById(view, id);

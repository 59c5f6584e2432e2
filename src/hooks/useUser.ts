import { useModel } from '@umijs/max';
import type { User } from '@/services/types';

/** The signed-in person, or undefined for a visitor. */
export function useUser(): User | undefined {
  return useModel('@@initialState').initialState?.user;
}

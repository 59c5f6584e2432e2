import { useCollectLater } from '@/features/positions/shared/useCollectLater';

/** Does what a visitor chose, once the login has led back. */
export default function KeptChoice() {
  useCollectLater();
  return null;
}

import { useCollectAfterLogin } from '@/features/positions/shared/useCollectAfterLogin';

/** After the login, carries out the action that the visitor chose before it. */
export default function CollectAfterLogin() {
  useCollectAfterLogin();
  return null;
}

import { useT } from '@/hooks/useT';
import Editable from '../Editable';
import type { Account } from '../useAccount';
import NameForm from './NameForm';

/** The name, and the form that changes it. */
export default function NamePart({ account }: { account: Account }) {
  const t = useT();
  return (
    <Editable value={account.info.name} action={t('account.name.change')}>
      {(close) => <NameForm account={account} onClose={close} />}
    </Editable>
  );
}

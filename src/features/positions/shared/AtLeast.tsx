import { FormattedMessage } from '@umijs/max';
import type { TextKey } from '@/locales/keys';

const id: TextKey = 'positions.row.atLeast';

/** Education is a minimum (contract: Position); the server's word for it keeps its language. */
export default function AtLeast({ education }: { education: string }) {
  return <FormattedMessage id={id} values={{ education: <span lang="zh-CN">{education}</span> }} />;
}

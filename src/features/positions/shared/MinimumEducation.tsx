import { FormattedMessage } from '@umijs/max';
import type { TextKey } from '@/locales/keys';

const id: TextKey = 'positions.row.atLeast';

/** The minimum education (contract: Position); the server's word keeps its language. */
export default function MinimumEducation({ education }: { education: string }) {
  return (
    <FormattedMessage
      tagName="span"
      id={id}
      values={{ education: <span lang="zh-CN">{education}</span> }}
    />
  );
}

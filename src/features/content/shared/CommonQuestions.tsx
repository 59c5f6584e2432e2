import { Link } from '@umijs/max';
import Loaded from '@/components/Loaded';
import { useLatestRequest } from '@/hooks/useLatestRequest';
import { useT } from '@/hooks/useT';
import { searchQuestions } from '@/services/content';
import { questionPath } from './paths';
import styles from './ShortList.module.css';

/** The first questions, each a link to its open answer; loads its own data. `limit`: how many at most. */
export default function CommonQuestions({ limit }: { limit: number }) {
  const t = useT();
  const request = useLatestRequest(
    (signal) => searchQuestions({ current: 1, pageSize: limit }, { signal }),
    [limit],
  );
  return (
    <Loaded
      list={request.data?.list}
      skeleton={limit}
      request={request}
      failureTitle={t('content.questions.failed')}
      empty={{ title: t('content.questions.empty'), hint: t('content.questions.emptyHint') }}
      row={({ id, question }) => (
        <Link className={styles.link} lang="zh-CN" to={questionPath(id)}>
          {question}
        </Link>
      )}
    />
  );
}

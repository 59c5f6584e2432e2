import { Link } from '@umijs/max';
import AsyncContent from '@/components/AsyncContent';
import { useT } from '@/hooks/useT';
import { questionPath } from '@/utils/paths/content';
import styles from './ShortList.module.css';
import { useQuestions } from './useQuestions';

/** The first questions, each a link to its open answer; loads its own data. `limit`: the greatest number. */
export default function CommonQuestions({ limit }: { limit: number }) {
  const t = useT();
  const request = useQuestions({ current: 1, pageSize: limit });
  return (
    <AsyncContent
      data={request.data?.list}
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

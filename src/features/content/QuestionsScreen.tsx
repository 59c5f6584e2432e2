import { useLocation, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import AsyncContent from '@/components/AsyncContent';
import KeywordField from '@/components/KeywordField';
import LinkTabs from '@/components/LinkTabs';
import PagedList from '@/components/PagedList';
import PageHead from '@/components/PageHead';
import { useT } from '@/hooks/useT';
import { useUrlState } from '@/hooks/useUrlState';
import { withFilters } from '@/utils/urlValues';
import QuestionItem from './questions/QuestionItem';
import { categories, openIdOf, questionList, questionQueryOf } from './questions/questionState';
import { useQuestions } from './shared/useQuestions';

/** Questions by category and keyword. The open answer is in the hash, so that it can be linked (spec §2). */
export default function QuestionsScreen() {
  const t = useT();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { state, hrefOf, goAs } = useUrlState(questionList);
  const request = useQuestions(questionQueryOf(state));
  const { data, isLoading } = request;
  const openId = openIdOf(hash);
  const isElsewhere = openId && data && !isLoading && !data.list.some(({ id }) => id === openId);

  const noneFound = {
    title: t('content.questions.none'),
    hint: t('content.questions.noneHint'),
    action: { label: t('content.questions.showAll'), to: '/questionandanswer' },
  };
  const none = {
    title: t('content.questions.empty'),
    hint: t('content.questions.emptyHint'),
    action: { label: t('content.notice.showAll'), to: '/notice' },
  };

  const toggle = (id: string) =>
    navigate(hrefOf(state) + (id === openId ? '' : `#${id}`), { replace: true });

  return (
    <>
      <PageHead title={t('content.questions.title')} intro={t('content.questions.intro')} />
      <LinkTabs
        label={t('content.questions.categories')}
        keys={[undefined, ...categories]}
        current={state.category}
        textOf={(category) => t(category ? `content.questions.category.${category}` : 'common.all')}
        hrefOf={(category) => hrefOf(withFilters(state, { category }))}
      />
      <Flex style={{ marginBottom: 8 }}>
        <KeywordField
          label={t('content.questions.search')}
          placeholder={t('content.questions.searchHint')}
          submitLabel={t('content.search')}
          keyword={state.keyword}
          onSearch={(keyword, how) => goAs[how](withFilters(state, { keyword }))}
        />
      </Flex>
      {isElsewhere && <LinkedQuestion key={openId} id={openId} onToggle={toggle} />}
      <PagedList
        isTitleHidden
        title={t('content.questions.list')}
        request={request}
        skeletonRows={8}
        countOf={(count) => t('content.questions.count', { count })}
        failureTitle={t('content.questions.failed')}
        empty={state.category || state.keyword ? noneFound : none}
        current={state.current}
        hrefOf={(current) => hrefOf({ ...state, current })}
        row={(question) => (
          <QuestionItem
            question={question}
            keyword={state.keyword}
            isOpen={question.id === openId}
            isCategoryShown={!state.category}
            onToggle={toggle}
          />
        )}
      />
    </>
  );
}

/** The question in the URL, when the current list does not contain it. */
function LinkedQuestion({ id, onToggle }: { id: string; onToggle: (id: string) => void }) {
  const t = useT();
  const { data, ...request } = useQuestions({ id, current: 1, pageSize: 1 });
  return (
    <section className="surface" aria-label={t('content.questions.linked')}>
      <AsyncContent
        data={data?.list.filter((question) => question.id === id)}
        request={request}
        failureTitle={t('content.questions.linkedFailed')}
        empty={{
          title: t('content.questions.linkedGone'),
          hint: t('content.questions.linkedGoneHint'),
        }}
        skeleton={1}
        row={(question) => (
          <QuestionItem isOpen isCategoryShown keyword="" {...{ question, onToggle }} />
        )}
      />
    </section>
  );
}

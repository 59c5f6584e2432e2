import Screen from '@/features/content/QuestionsScreen';

export const routeProps = { title: 'content.questions.title', texts: ['reading'] };

export default Screen;

import Screen from '@/features/content/FlowScreen';

export const routeProps = { title: 'content.flow.title', texts: ['reading'] };

export default Screen;

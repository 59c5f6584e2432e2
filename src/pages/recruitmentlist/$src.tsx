import Screen from '@/features/enterprises/SourceListScreen';

export const routeProps = { title: 'enterprises.source.label', texts: ['reading'] };

export default Screen;

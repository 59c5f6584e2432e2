import Screen from '@/features/enterprises/SourceListScreen';

export const routeProps = { title: 'enterprises.source.label' };

export default Screen;

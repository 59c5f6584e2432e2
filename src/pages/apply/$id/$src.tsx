import ApplyScreen from '@/features/apply/ApplyScreen';

export const routeProps = { title: 'apply.title.position', guard: 'user' };

export default ApplyScreen;

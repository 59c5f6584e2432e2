import ApplyScreen from '@/features/apply/ApplyScreen';

export const routeProps = {
  title: 'apply.title.position',
  texts: ['reading', 'forms', 'person', 'resume'],
  guard: 'user',
};

export default ApplyScreen;

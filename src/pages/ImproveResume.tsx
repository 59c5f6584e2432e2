import Screen from '@/features/resume/ImproveResumeScreen';

export const routeProps = {
  title: 'resume.improve.title',
  texts: ['forms', 'resume'],
  guard: 'user',
};

export default Screen;

import Screen from '@/features/resume/ResumeViewScreen';

export const routeProps = {
  title: 'resume.view.title',
  texts: ['reading', 'forms', 'person', 'resume'],
  guard: 'user',
};

export default Screen;

import Screen from '@/features/resume/ResumeEditScreen';

export const routeProps = { title: 'resume.edit.title', texts: ['forms', 'resume'], guard: 'user' };

export default Screen;

/** Stands for the 148 colour names of CSS: the portal's and antd's colours are written as numbers. */
export default {};

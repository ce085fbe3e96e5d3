export { Project, ts } from 'ts-morph';

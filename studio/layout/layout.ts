export interface Layout { version: 1 }

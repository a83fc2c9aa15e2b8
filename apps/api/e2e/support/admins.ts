import type { AdminRole } from '@kalyanam/shared/admin/roles';
import { API_PREFIX } from '@kalyanam/shared/routes';
import request, { type Test } from 'supertest';
import { AdminsService } from '../../src/team/admins.service.js';
import type { TestApp } from './test-app.js';

export const ADMIN_PASSWORD = 'Queue4Morning';

export interface TestAdmin {
  id: string;
  username: string;
  token: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  patch(path: string, body?: object): Test;
  delete(path: string): Test;
}

let made = 0;

/** An administrator, signed in through the API. */
export async function makeAdmin(test: TestApp, role: AdminRole = 'owner'): Promise<TestAdmin> {
  made += 1;
  const username = `${role}${made}`;
  const id = await test.app.get(AdminsService).create({ username, name: `A ${role}`, role, password: ADMIN_PASSWORD });
  const agent = request(test.app.getHttpServer());
  const session = await agent
    .post(`${API_PREFIX}/admin/session`)
    .send({ username, password: ADMIN_PASSWORD })
    .expect(200);
  const token: string = session.body.data.token;
  const call = (method: 'get' | 'post' | 'put' | 'patch' | 'delete') => (path: string, body?: object) =>
    agent[method](API_PREFIX + path)
      .auth(token, { type: 'bearer' })
      .send(body);
  return {
    id,
    username,
    token,
    get: call('get'),
    post: call('post'),
    put: call('put'),
    patch: call('patch'),
    delete: call('delete'),
  };
}

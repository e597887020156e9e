import { getCaptcha } from '@portico/contract';
import { defineRoute } from '../http/define-route.ts';
import { challengeForm } from '../use-cases/get-captcha.ts';

export const getCaptchaRoute = defineRoute(getCaptcha, challengeForm);
